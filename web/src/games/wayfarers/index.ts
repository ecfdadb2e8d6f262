import icons from 'virtual:icons/wayfarers';
import type { Skin } from '../index';
import Card from './Card.svelte';
import Dice from './Dice.svelte';
import Guilds from './Guilds.svelte';
import Journal from './Journal.svelte';
import Market from './Market.svelte';
import Panorama from './Panorama.svelte';
import Stage from './Stage.svelte';
import Steps from './Steps.svelte';
import Tile from './Tile.svelte';
import Tiles from './Tiles.svelte';
import Token from './Token.svelte';
import Tray from './Tray.svelte';
import './wayfarers.css';
import './seats.css';
import './phone.css';

const wayfarers: Skin = {
  board: [['townsfolk', 'space', 'inspiration'], ['journal', 'tiles'], ['land', 'water']],
  mine: [['drawn'], ['dice', 'chain', 'workers', 'goods', 'guilds'], ['panorama']],
  rival: ['plans', 'dice', 'chain', 'workers', 'guilds', 'ring', 'comets', 'path', 'panorama', 'taken'],
  minor: [],
  beside: ['dice', 'chain', 'workers', 'goods'],
  pinned: true,
  sections: [['townsfolk', 'space', 'land', 'water', 'inspiration'], ['journal'], ['tiles']],
  stage: Stage,
  tray: Tray,
  apart: true,
  zones: {
    townsfolk: Market, space: Market, inspiration: Market, land: Market, water: Market,
    journal: Journal, tiles: Tiles, dice: Dice, chain: Dice, guilds: Guilds, panorama: Panorama,
    ring: Steps, comets: Steps, path: Steps,
  },
  pieces: { card: Card, tile: Tile, token: Token },
  icons,
};

export default wayfarers;
