/**
 * A phone shows the table tab by tab, and so does every window in which the whole table would be cut or crammed: a low one, or
 * one that is magnified. A tablet has room for the whole board, but not for a column beside it.
 */
const phone = matchMedia('(max-width: 950px), (max-width: 1180px) and (max-height: 759px), (max-height: 619px)');
const tablet = matchMedia('(min-width: 951px) and (max-width: 1180px) and (min-height: 760px)');

export const screen = $state({ phone: phone.matches, tablet: tablet.matches });

phone.addEventListener('change', () => (screen.phone = phone.matches));
tablet.addEventListener('change', () => (screen.tablet = tablet.matches));
