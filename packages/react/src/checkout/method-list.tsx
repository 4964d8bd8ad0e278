import { type ChannelCategory, channelCategories, type Id, type PaymentType, sameId } from '@panggung/core';
import { useId } from 'react';
import { Icon } from '../ui/icon.js';
import { bankShape, storeShape, walletShape } from '../ui/icon-payment.js';
import { Skeleton } from '../ui/skeleton.js';
import { useCheckoutWords } from './checkout-words.js';

const categoryShape: Record<ChannelCategory, string> = {
  VIRTUAL_ACCOUNT: bankShape,
  EWALLET: walletShape,
  RETAIL_OUTLET: storeShape,
};

/** 'BCA Virtual Account' is 'BCA' on its tile. */
function tileName({ name }: PaymentType): string {
  return name.split(' ')[0] ?? name;
}

interface MethodProps {
  method: PaymentType;
  group: string;
  isChosen: boolean;
  onChoose: (id: Id) => void;
}

function Method({ method, group, isChosen, onChoose }: MethodProps) {
  return (
    <label className="panggung-checkout__method" data-state={isChosen ? 'checked' : 'unchecked'}>
      <span className="panggung-checkout__tile" aria-hidden="true">
        {tileName(method)}
      </span>
      <span className="panggung-checkout__method-name">
        {method.name}
        {method.description && <small>{method.description}</small>}
      </span>
      <input
        type="radio"
        className="panggung-checkout__radio"
        name={group}
        checked={isChosen}
        onChange={() => onChoose(method.id)}
      />
    </label>
  );
}

export interface MethodListProps {
  methods: readonly PaymentType[];
  methodId: Id | null;
  onChoose: (id: Id) => void;
}

/** The ways to pay, grouped by kind; one radio group, so that arrow keys go through all of them. H-04 to H-06. */
export function MethodList({ methods, methodId, onChoose }: MethodListProps) {
  const words = useCheckoutWords();
  const group = useId();
  const kinds = channelCategories.filter((kind) =>
    methods.some((method) => method.channel_category === kind),
  );
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
          <div key={kind}>
            <p className="panggung-checkout__kind">
              <Icon shape={categoryShape[kind]} size={16} />
              {words[kind]}
            </p>
            {methods
              .filter((method) => method.channel_category === kind)
              .map((method) => (
                <Method
                  key={method.id}
                  method={method}
                  group={group}
                  isChosen={sameId(method.id, methodId)}
                  onChoose={onChoose}
                />
              ))}
          </div>
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
