import './fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/colours.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { api } from './lib/api';
import { linkTo } from './lib/link';
import { prefs } from './lib/prefs.svelte';
import { route } from './lib/route.svelte';
import { PAGES } from './pages';
import { speak } from './words/index.svelte';

/** Not at the top of the module: what is loaded here imports parts of it, and would wait for it to be done. */
async function begin(): Promise<void> {
  // A page that carries the whole house says so; else a server has sent it.
  const files = document.querySelector<HTMLMetaElement>('meta[name=edubba-python]');
  if (files) {
    const { startHouse } = await import('./page/start');
    linkTo(startHouse(files));
  }
  // Who comes, the code of the page and its words travel at the same time. The page says what did not arrive.
  const arrival = api.me();
  const ahead: Promise<unknown>[] = [arrival, PAGES[route.now.page]()];
  for (const coming of ahead) coming.catch(() => {});
  await speak(prefs.lang);
  mount(App, { target: document.getElementById('app')!, props: { arrival } });
}

void begin();
