export default import.meta.glob<string>('@locale/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
