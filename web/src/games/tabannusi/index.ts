import icons from 'virtual:icons/tabannusi';
import type { Skin } from '../index';
import './tabannusi.css';

const tabannusi: Skin = {
  board: [
    ['barge', 'reserve', 'offer', 'decrees'],
    ['map'],
    ['port', 'docks'],
    ['ziggurat', 'sections'],
  ],
  mine: [['dice', 'crates', 'goods', 'tiles', 'cards']],
  rival: ['dice', 'crates', 'goods', 'tiles', 'cards'],
  minor: [],
  beside: ['dice', 'crates', 'goods'],
  icons,
};

export default tabannusi;
