import { productName } from '../product.js';
import { useSettings } from './settings.js';
import { languageNames } from './top-bar.js';

/** Year, product and language. A-59. */
export function Footer() {
  return (
    <footer className="site-foot">
      <div className="site-wrap site-foot__row">
        <span>
          {new Date().getFullYear()} {productName}
        </span>
        <span>{languageNames[useSettings().language]}</span>
      </div>
    </footer>
  );
}
