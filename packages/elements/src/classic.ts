// For pages that cannot say type="module". The address must be read now: `document.currentScript` is gone later,
// and a relative import() in a classic script from another origin would resolve against the page.
import { offerSettings, scriptSettings } from './settings.js';

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  offerSettings(scriptSettings(script));
  void import(new URL('panggung.js', script.src).href);
}
