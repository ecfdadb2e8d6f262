import icons from 'virtual:icons/uruk';
import type { Skin } from '../index';
import Epochs from './Epochs.svelte';
import './uruk.css';

const uruk: Skin = {
  board: [
    ['epochs', 'event', 'display', 'deck', 'discards'],
    ['supply', 'common', 'removed'],
  ],
  mine: [
    ['tableau', 'stock', 'gods'],
    ['hand', 'offer'],
  ],
  rival: ['tableau', 'stock', 'hand', 'gods', 'offer'],
  minor: ['removed'],
  zones: { epochs: Epochs },
  icons,
};

export default uruk;
