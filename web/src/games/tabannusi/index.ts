import icons from 'virtual:icons/tabannusi';
import type { Skin } from '../index';
import Card from './Card.svelte';
import District from './District.svelte';
import Figure from './Figure.svelte';
import House from './House.svelte';
import Houses from './Houses.svelte';
import Mastery from './Mastery.svelte';
import River from './River.svelte';
import Tile from './Tile.svelte';
import TimeTrack from './TimeTrack.svelte';
import Token from './Token.svelte';
import './tabannusi.css';
import './desk.css';
import './phone.css';

const tabannusi: Skin = {
  board: [['ur', 'river'], ['mastery', 'time', 'reserve'], ['offer', 'supply', 'decrees']],
  mine: [['houses', 'area', 'tiles', 'cards']],
  rival: ['plans', 'king', 'numbers', 'bag', 'houses', 'area', 'tiles', 'cards'],
  minor: [],
  beside: ['area'],
  apart: true,
  zones: { ur: District, river: River, mastery: Mastery, time: TimeTrack, houses: Houses },
  pieces: { tile: Tile, house: House, figure: Figure, card: Card, token: Token },
  icons,
};

export default tabannusi;
