export { default as LivePage } from './LivePage.svelte';
export { default as ReplayPage } from './ReplayPage.svelte';
