export default import.meta.glob<string>('@locale/cs/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
