import './fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/colours.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { speak } from './words/index.svelte';

await speak(prefs.lang);
mount(App, { target: document.getElementById('app')! });
