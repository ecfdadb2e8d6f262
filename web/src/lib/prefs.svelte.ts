import type { Language } from './wire.gen';

export type Lang = Language;
export type Theme = 'auto' | 'light' | 'dark';

/** How it is told what others did: line by line at a pace or on demand, or not at all. */
export type Pace = 'slow' | 'step' | 'instant';

interface Prefs {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  /** Ask before something is given away for nothing. */
  slips: boolean;
  confirm: boolean;
  /** Offer to explain the question and the last turn. */
  aids: boolean;
  pace: Pace;
  /** Has read that a long press explains. */
  pressed: boolean;
}

const KEY = 'edubba.prefs';

function remembered(): Prefs {
  const first: Prefs = {
    lang: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
    theme: 'auto',
    sound: false,
    slips: true,
    confirm: false,
    aids: true,
    pace: 'slow',
    pressed: false,
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
  } catch {
    return first;
  }
}

export const prefs = $state(remembered());

/** Write the preferences to the page and to the browser's memory whenever one changes. */
export function applyPrefs(): void {
  document.documentElement.lang = prefs.lang;
  document.documentElement.dataset.theme = prefs.theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that forbids storage still plays; it only forgets.
  }
}
