export default import.meta.glob<string>('@locale/ru/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
