const narrow = matchMedia('(max-width: 820px)');

export const screen = $state({ phone: narrow.matches });

narrow.addEventListener('change', () => (screen.phone = narrow.matches));
