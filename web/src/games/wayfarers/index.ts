import icons from 'virtual:icons/wayfarers';
import type { Skin } from '../index';
import Tile from './Tile.svelte';
import './wayfarers.css';

const wayfarers: Skin = {
  board: [
    ['townsfolk', 'space', 'inspiration'],
    ['journal'],
    ['land', 'water', 'tiles'],
  ],
  mine: [
    ['drawn'],
    ['dice', 'workers', 'goods', 'guilds', 'board'],
    ['caravan', 'panorama', 'sky'],
  ],
  rival: ['dice', 'goods', 'workers', 'guilds', 'plans', 'panorama', 'caravan'],
  minor: [],
  beside: ['drawn', 'dice', 'workers'],
  pieces: { tile: Tile },
  icons,
};

export default wayfarers;
