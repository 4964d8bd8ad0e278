import {
  type ChannelCategory,
  channelCategories,
  type Id,
  type PaymentType,
  type Show,
  sameId,
} from '@panggung/core';
import { useId } from 'react';
import { Icon } from '../ui/icon.js';
import { bankShape, storeShape, walletShape } from '../ui/icon-payment.js';
import { Skeleton } from '../ui/skeleton.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useLanguage } from '../ui/widget.js';
import { useCheckoutWords } from './checkout-words.js';
import { Choice } from './choice.js';
import { isInTime, methodNote } from './method-note.js';

const categoryShape: Record<ChannelCategory, string> = {
  VIRTUAL_ACCOUNT: bankShape,
  EWALLET: walletShape,
  RETAIL_OUTLET: storeShape,
};

/** 'BCA Virtual Account' is 'BCA' on its tile. */
function tileName({ name }: PaymentType): string {
  return name.split(' ')[0] ?? name;
}

/** What all methods of a kind say alike is said once. */
function sharedNote([first, ...rest]: readonly string[]): string {
  return first && rest.length > 0 && rest.every((note) => note === first) ? first : '';
}

interface KindProps extends Pick<MethodListProps, 'methods' | 'methodId' | 'onChoose'> {
  kind: ChannelCategory;
  group: string;
  noteOf: (method: PaymentType) => string;
}

function Kind({ kind, group, methods, methodId, noteOf, onChoose }: KindProps) {
  const words = useCheckoutWords();
  const shared = sharedNote(methods.map(noteOf));
  return (
    <>
      <p className="panggung-checkout__kind">
        <Icon shape={categoryShape[kind]} size={16} />
        <span>
          {words[kind]}
          {shared && <small>{shared}</small>}
        </span>
      </p>
      {methods.map((method) => (
        <Choice
          key={method.id}
          group={group}
          tile={tileName(method)}
          name={method.name}
          note={shared ? '' : noteOf(method)}
          isChosen={sameId(method.id, methodId)}
          onChoose={() => onChoose(method.id)}
        />
      ))}
    </>
  );
}

export interface MethodListProps {
  methods: readonly PaymentType[];
  methodId: Id | null;
  /** What is paid for: a way may be too slow for it. */
  show: Show | null;
  onChoose: (id: Id) => void;
}

const MINUTE_MS = 60_000;

/** The ways to pay, grouped by kind; one radio group, so that arrow keys go through all of them. H-04 to H-06. */
export function MethodList({ methods, methodId, show, onChoose }: MethodListProps) {
  const words = useCheckoutWords();
  const language = useLanguage();
  const group = useId();
  const now = useAsOfNow((instant) => Math.floor(instant / MINUTE_MS) * MINUTE_MS);
  const noteOf = (method: PaymentType) => methodNote(method, { show, words, language, now });
  const of = (kind: ChannelCategory) =>
    methods.filter((method) => method.channel_category === kind && isInTime(method, show, now));
  const kinds = channelCategories.filter((kind) => of(kind).length > 0);
  return (
    <div
      className="panggung-checkout__methods"
      data-overflow={methods.length + kinds.length > 4 || undefined}
    >
      <div
        className="panggung-checkout__scroll"
        role="radiogroup"
        aria-label={words.method_title}
        part="panel"
      >
        {kinds.map((kind) => (
          <Kind key={kind} {...{ kind, group, methodId, noteOf, onChoose }} methods={of(kind)} />
        ))}
      </div>
    </div>
  );
}

/** Stands in the list's place, in its size. */
export function MethodListSkeleton() {
  return (
    <div className="panggung-checkout__methods" aria-hidden="true">
      <div className="panggung-checkout__scroll">
        {[58, 66, 52, 60].map((width) => (
          <div className="panggung-checkout__method" key={width}>
            <span className="panggung-checkout__tile" />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
