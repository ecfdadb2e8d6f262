/** Hand a game over as a file: phones offer where to send it, other browsers keep it. */
export async function handOver(name: string, content: unknown): Promise<void> {
  const file = new File([JSON.stringify(content)], name, { type: 'application/json' });
  const sheet = { files: [file] };
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(sheet)) {
    await navigator.share(sheet).catch(() => {}); // who thinks better of it closes the sheet
    return;
  }
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
