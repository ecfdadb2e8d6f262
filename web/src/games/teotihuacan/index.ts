import icons from 'virtual:icons/teotihuacan';
import type { Skin } from '../index';
import Building from './Building.svelte';
import Step from './Step.svelte';
import './teotihuacan.css';

const teotihuacan: Skin = {
  board: [['zone', 'masks'], ['display'], ['worship', 'piles', 'supply']],
  mine: [['start'], ['city', 'pyramid'], ['cubes', 'tiles']],
  rival: ['cubes', 'tiles', 'pyramid', 'city'],
  minor: [],
  beside: ['city'],
  pieces: { poly: Building, tile: Step },
  icons,
};

export default teotihuacan;
