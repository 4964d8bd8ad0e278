import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@panggung/react/styles.css';
import { keepInstallOffer } from './install-offer.js';
import { currentEntry } from './navigation/entry.js';
import { watchOwnButtons } from './navigation/navigate.js';
import { fetchScreen } from './navigation/screens.js';
import { chooseRoute } from './routes.js';
import { Site } from './site.js';
import { trustScripts } from './trusted-script.js';
import './shell/shell.css';
import './shell/top-bar.css';
import './shell/search-toggle.css';
import './shell/menu.css';
import './pages/pages.css';
import './pages/dashboard.css';

trustScripts();
keepInstallOffer();
// Numbered before anybody has read it: a change while the site is drawn would draw all of it again.
currentEntry();
// Before the router hears of them: a window tells who listens in the order they came.
watchOwnButtons();

// The first screen's code comes while the shell is drawn.
fetchScreen(chooseRoute(location.pathname, location.search)).catch(() => {});

const place = document.getElementById('site');
if (place === null) throw new Error('index.html has no element #site: the site is drawn into it.');
const root = createRoot(place);
// In slices: drawn in one go, a slow phone would answer nobody meanwhile.
startTransition(() =>
  root.render(
    <StrictMode>
      <Site />
    </StrictMode>,
  ),
);
