import icons from 'virtual:icons/teotihuacan';
import type { Skin } from '../index';
import Architect from './Architect.svelte';
import Bonus from './Bonus.svelte';
import Building from './Building.svelte';
import City from './City.svelte';
import Disc from './Disc.svelte';
import Glimpse from './Glimpse.svelte';
import Marker from './Marker.svelte';
import Masks from './Masks.svelte';
import Spaces from './Spaces.svelte';
import Step from './Step.svelte';
import Steps from './Steps.svelte';
import './teotihuacan.css';
import './desk.css';
import './phone.css';
import Worship from './Worship.svelte';

const teotihuacan: Skin = {
  board: [['zone'], ['display', 'supply'], ['worship', 'piles'], ['masks', 'rounds', 'favour']],
  mine: [['city'], ['start', 'cubes', 'tiles']],
  rival: ['city', 'cubes', 'tiles', 'start'],
  minor: [],
  apart: true,
  glimpse: Glimpse,
  zones: { city: City, zone: Spaces, masks: Masks, favour: Steps, rounds: Steps },
  pieces: { poly: Building, tile: Step, disc: Disc, token: Bonus, figure: Architect, marker: Marker, card: Worship },
  icons,
};

export default teotihuacan;
