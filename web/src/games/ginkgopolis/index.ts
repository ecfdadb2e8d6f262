import icons from 'virtual:icons/ginkgopolis';
import type { Skin } from '../index';
import './ginkgopolis.css';
import './desk.css';
import Tile from './Tile.svelte';
import Token from './Token.svelte';
import Tower from './Tower.svelte';

const ginkgopolis: Skin = {
  board: [['city', 'reserve', 'deck', 'discards']],
  mine: [
    ['packet', 'kept'],
    ['hand', 'plan', 'tiles', 'screen'],
    ['tableau'],
  ],
  rival: ['plan', 'screen', 'tiles', 'hand', 'tableau'],
  minor: [],
  beside: ['packet', 'kept', 'hand', 'plan', 'tiles'],
  ruled: true,
  pieces: { house: Tower, tile: Tile, token: Token },
  icons,
};

export default ginkgopolis;
