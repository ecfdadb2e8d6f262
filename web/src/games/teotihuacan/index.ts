import icons from 'virtual:icons/teotihuacan';
import type { Skin } from '../index';
import Building from './Building.svelte';
import Step from './Step.svelte';
import './teotihuacan.css';

const teotihuacan: Skin = {
  board: [['zone'], ['display', 'supply'], ['worship', 'piles'], ['masks', 'favour', 'rounds']],
  mine: [['city'], ['start', 'cubes', 'tiles']],
  rival: ['city', 'cubes', 'tiles'],
  minor: [],
  pieces: { poly: Building, tile: Step },
  icons,
};

export default teotihuacan;
