/** What some questions are answered with. Not every game needs it, so it travels when a table does. */
export const asks = {
  dialog: () => patient(() => import('./DialogBox.svelte')),
  tally: () => patient(() => import('./TallyBox.svelte')),
};

const LONGEST = 16_000; // milliseconds

/** The server may just be gone: then it is asked again, and nobody has to reload the page to answer. */
async function patient<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = 500; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await load();
    } catch {
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}
