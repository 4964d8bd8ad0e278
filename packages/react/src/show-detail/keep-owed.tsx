import { getOwnPayments, getPayments } from '@panggung/client';
import type { Payment } from '@panggung/core';
import { useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';

/** Draws nothing: lets this browser keep what somebody owes, so that it can be paid or given up here, wherever it was made. */
export function KeepOwed({ payment }: { payment: Payment }) {
  const panggung = usePanggung();
  useEffect(() => {
    const payments = getPayments(panggung);
    // Deleted here since it was asked for.
    if (payments.isTold(payment.id, 'deleted')) {
      void getOwnPayments(panggung).reload(payment.user_id ?? undefined, payment.room_id);
    } else payments.keep(payment);
  }, [panggung, payment]);
  return null;
}
