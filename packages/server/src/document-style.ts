/** Style of the pages about the server itself: its own colours, so that they work without the site. */
export const documentStyle = `
:root { color-scheme: light dark;
  --bg: light-dark(#fff, #0a0f12); --sunken: light-dark(#f2f5f6, #131a1e); --text: light-dark(#0d1519, #eef3f5);
  --text-2: light-dark(#45545b, #a9b7bd); --line: light-dark(#dce3e6, #253038); --link: light-dark(#2b60de, #8db0ff);
  --get: light-dark(#0b6e3f, #4fd08b); --post: light-dark(#8a5300, #f2b544);
  --put: light-dark(#2b4fc0, #8db0ff); --delete: light-dark(#b3261e, #ff8d86); }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 24px; }
body { margin: 0; background: var(--bg); color: var(--text); border-top: 4px solid #00dce8;
  font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
header, main, nav { padding: 0 clamp(16px, 3vw, 40px); }
header { padding-top: 36px; padding-bottom: 12px; max-width: 80ch; }
h1 { margin: 0; font-size: 34px; line-height: 1.1; letter-spacing: -.035em; font-weight: 800; }
h2 { font-size: 13px; margin: 24px 0 8px; color: var(--text-2); font-weight: 650; }
h3 { margin: 0 0 6px; font-size: 18px; letter-spacing: -.01em; overflow-wrap: anywhere; }
h4 { margin: 18px 0 6px; font-size: 13px; color: var(--text-2); font-weight: 650; }
p { margin: 6px 0; max-width: 70ch; }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
code, pre { font: .92em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.meta, time { color: var(--text-2); font-size: 13px; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); }
nav ul, .answers { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 4px 0; color: var(--text); text-decoration: none; font-size: 13px; overflow-wrap: anywhere; }
nav a:hover { text-decoration: underline; }
.method { font: 700 11px/1 ui-monospace, Menlo, Consolas, monospace; letter-spacing: .03em; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); } .delete { color: var(--delete); }
article { padding: 28px 0; border-top: 1px solid var(--line); }
article:target h3 { text-decoration: underline; text-decoration-color: #00dce8; text-decoration-thickness: 3px; text-underline-offset: 6px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th, td { text-align: left; vertical-align: top; padding: 7px 16px 7px 0; border-bottom: 1px solid var(--line); }
th { font-weight: 500; white-space: nowrap; } td:last-child { padding-right: 0; }
iframe { width: 100%; max-width: 600px; height: 520px; border: 1px solid var(--line); border-radius: 10px; background: #f2f5f6; }
details { margin-top: 10px; } summary { cursor: pointer; }
pre { background: var(--sunken); padding: 14px 16px; border-radius: 6px; overflow-x: auto; white-space: pre-wrap; max-width: 70ch; }
.empty { padding: 32px 0; font-weight: 650; }
@media (min-width: 900px) {
  .columns { grid-template-columns: 320px minmax(0, 1fr); }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding-bottom: 32px; border-right: 1px solid var(--line); }
  main { max-width: 1000px; }
}
`;
