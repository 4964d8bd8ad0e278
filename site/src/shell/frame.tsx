import { type MouseEvent, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { SiteRoute } from '../routes.js';
import { DoorBanner } from './door-banner.js';
import { Footer } from './footer.js';
import { OfflineBanner } from './offline-banner.js';
import { useShellWords } from './settings.js';
import { TimeoutBanner } from './timeout-banner.js';
import { Logo, ThemeToggle, TopBar } from './top-bar.js';
import { useFocusOnArrival } from './use-focus-on-arrival.js';

export interface FrameProps {
  route: SiteRoute;
  children: ReactNode;
}

/** What a screen stands in.. */
export function Frame({ route, children }: FrameProps) {
  const main = useFocusOnArrival();
  // The frame first, then what stands in it: drawn in one go, a slow phone would answer nobody meanwhile.
  const [isStanding, setStanding] = useState(false);
  useEffect(() => startTransition(() => setStanding(true)), []);
  const isUnderBar = route.isUnderBar === true;
  const isBare = route.frame === 'bare';
  return (
    <>
      {!isBare && <SkipLink onSkip={() => main.current?.focus()} />}
      {!isBare && <TopBar isClear={isUnderBar} />}
      <TimeoutBanner />
      <OfflineBanner route={route} />
      <DoorBanner route={route} />
      <main id="main" className="site-main" data-under-bar={isUnderBar} ref={main} tabIndex={-1}>
        {isBare && <BareHead />}
        {isStanding && children}
      </main>
      {!isBare && <Footer />}
    </>
  );
}

/** Past the bar; not by the address, where a hash begins an entry that nothing was handed over to. AMB-018. */
function SkipLink({ onSkip }: { onSkip(): void }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    onSkip();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place, which readers announce and offer as a link.
    <a className="site-skip" href="#main" onClick={skip}>
      {useShellWords().skip}
    </a>
  );
}

/** The way home, and light or dark; not a bar. */
function BareHead() {
  return (
    <div className="site-wrap site-bare">
      <Logo />
      <ThemeToggle />
    </div>
  );
}
