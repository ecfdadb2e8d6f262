/** Counts the moments from which on the host knows more than it has said before: then lists are asked for again. */
export const fresh = $state({ count: 0 });
