import type { WritableAtom } from 'nanostores';

/**
 * Sends what is written: the draft is empty at once, and holds the text again where sending it fails, before whatever was
 * written meanwhile. Nothing empty is sent. K-08, K-11, N-24.
 * @example await sendDraft($draft, (text) => write(text, person));
 */
export async function sendDraft(
  $draft: WritableAtom<string>,
  send: (text: string) => Promise<void>,
): Promise<void> {
  const text = $draft.get().trim();
  if (!text) return;
  $draft.set('');
  try {
    await send(text);
  } catch (thrown) {
    $draft.set([text, $draft.get()].filter(Boolean).join('\n'));
    throw thrown;
  }
}
