declare module 'virtual:icons/*' {
  const bundled: Record<string, string>;
  export default bundled;
}
