/** A phone shows the table tab by tab. A tablet has room for the whole board, but not for a column beside it. */
const phone = matchMedia('(max-width: 950px)');
const tablet = matchMedia('(min-width: 951px) and (max-width: 1180px)');

export const screen = $state({ phone: phone.matches, tablet: tablet.matches });

phone.addEventListener('change', () => (screen.phone = phone.matches));
tablet.addEventListener('change', () => (screen.tablet = tablet.matches));
