import {
  type AnimationEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** What is wrong with each field of a form, by its name; nothing means it stands. */
export type Problems<Name extends string> = Record<Name, string | null | undefined>;

export interface FormOptions<Name extends string> {
  /** Said once the person has left the field, or tried to submit. */
  problems: Problems<Name>;
  /** Said at once: what the server tells while one types. */
  live?: Partial<Problems<Name>>;
  /** Called only with nothing wrong. */
  onSubmit: () => void;
}

export interface Form<Name extends string> {
  /** For the `<form>`. */
  frame: object;
  isValid: boolean;
  /** Whether it may be submitted; a browser that has filled it in may not have said with what yet. */
  isReady: boolean;
  /** What to say at a field now. */
  errorOf(name: Name): string | undefined;
  /** Call with each change of a field: what was said of it is taken back. */
  edit(name: Name): void;
  /** Says what the server refused about a field, and moves the focus there. */
  refuse(name: Name, error: string): void;
}

/** Waits until no pointer is down: a line that appears under a press would move what is pressed. */
function useAfterPress(): (run: () => void) => void {
  const press = useRef<Promise<void> | null>(null);
  useEffect(() => {
    const begin = () => {
      press.current = new Promise((done) => {
        const end = () => {
          press.current = null;
          removeEventListener('pointerup', end);
          removeEventListener('pointercancel', end);
          setTimeout(done);
        };
        addEventListener('pointerup', end);
        addEventListener('pointercancel', end);
      });
    };
    addEventListener('pointerdown', begin, true);
    return () => removeEventListener('pointerdown', begin, true);
  }, []);
  return (run) => (press.current ? void press.current.then(run) : run());
}

const fieldAround = (target: EventTarget | null) => (target as Element | null)?.closest?.('.panggung-field');

/**
 * One form's errors: said at a field when it is left, taken back when it is edited, and all at once when one submits by
 * keyboard, with the focus on the first.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const { problems, onSubmit } = options;
  const live: Partial<Problems<Name>> = options.live ?? {};
  const [left, setLeft] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({});
  const [isFilledIn, setFilledIn] = useState(false);
  const edited = useRef(new Set<Name>());
  const form = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const names = Object.keys(problems) as Name[];
  const wrong = (name: Name) => live[name] ?? refused[name] ?? problems[name] ?? undefined;
  const isValid = !names.some(wrong);

  function focusFirst(isMeant: (name: Name) => boolean): void {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ name }) => isMeant(name as Name))?.focus();
  }

  function leave(event: FocusEvent): void {
    const [field, next] = [fieldAround(event.target), fieldAround(event.relatedTarget)];
    const name = field?.querySelector('input')?.name;
    if (!name || next === field) return;
    // Who only looked, and goes for another way in, has done nothing wrong.
    if (edited.current.size === 0 && !next) return;
    afterPress(() => setLeft((before) => [...before, name]));
  }

  function reveal(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    setLeft(names);
    focusFirst((name) => Boolean(wrong(name)));
  }

  return {
    isValid,
    isReady: isValid || isFilledIn,
    errorOf: (name) => live[name] ?? refused[name] ?? (left.includes(name) ? wrong(name) : undefined),
    edit(name) {
      edited.current.add(name);
      setFilledIn(false);
      setLeft((before) => before.filter((other) => other !== name));
      setRefused((before) => ({ ...before, [name]: undefined }));
    },
    refuse(name, error) {
      setRefused((before) => ({ ...before, [name]: error }));
      focusFirst((other) => other === name);
    },
    frame: {
      ref: form,
      noValidate: true,
      onBlurCapture: leave,
      // Chrome tells what a password manager filled in only once the page is touched; its style sheet knows earlier.
      onAnimationStart: ({ animationName }: AnimationEvent) => {
        if (animationName === 'panggung-filled-in') setFilledIn(true);
      },
      onKeyDown(event: KeyboardEvent) {
        // The browser submits nothing while the button is disabled.
        const isField = (event.target as Element).tagName === 'INPUT';
        if (event.key === 'Enter' && isField && !isValid) reveal(event);
      },
      onSubmit(event: FormEvent) {
        if (!isValid) return reveal(event);
        event.preventDefault();
        onSubmit();
      },
    },
  };
}
