import { Link } from 'wouter';
import { productName } from '../product.js';
import { ShellIcon } from './icons.js';
import { LanguageSwitch } from './language-switch.js';
import { useShellWords } from './settings.js';

/** Year, product and language. A-59. */
export function Footer() {
  const words = useShellWords();
  return (
    <footer className="site-foot">
      <div className="site-wrap site-foot__row">
        <span>
          {new Date().getFullYear()} {productName}
        </span>
        <Link to="/show">{words.shows}</Link>
        <Link to="/banner">{words.banners}</Link>
        <div className="site-foot__language">
          <ShellIcon name="language" size={16} />
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}
