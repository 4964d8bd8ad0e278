import { fill, productMessages } from '@panggung/core';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton.js';
import { TicketPaper } from '../ui/tear.js';
import { useWords } from '../ui/use-words.js';

/** Named in the line below the card. AMB-014. */
const PRODUCT = 'Panggung';

/** Where the show will be. */
export function AboutPlace() {
  return (
    <>
      <Skeleton kind="cover" ratio="landscape" />
      <div className="panggung-buy-button__about">
        <Skeleton width={34} />
        <Skeleton kind="title" width={70} />
        <Skeleton width={56} />
      </div>
    </>
  );
}

export interface BuyFrameProps {
  /** The show. */
  about: ReactNode;
  /** What is above the button. */
  offer: ReactNode;
  /** What is bought is not known yet. */
  isLoading?: true;
  /** The button. */
  children: ReactNode;
}

/** The card around the button: what is bought, the perforation, what it costs. */
export function BuyFrame({ about, offer, isLoading, children }: BuyFrameProps) {
  const words = useWords(productMessages);
  return (
    <article className="panggung-buy-button__card" part="card" aria-busy={isLoading}>
      <TicketPaper
        body={about}
        stub={
          <div className="panggung-buy-button__offer">
            {offer}
            {children}
          </div>
        }
      />
      <p className="panggung-buy-button__by">{fill(words.powered, { product: PRODUCT })}</p>
    </article>
  );
}
