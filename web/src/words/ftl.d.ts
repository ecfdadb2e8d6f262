declare module '*.ftl' {
  const words: import('./messages').Words;
  export default words;
}
