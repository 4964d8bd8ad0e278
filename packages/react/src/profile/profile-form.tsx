import type { FormEvent, ReactNode, Ref } from 'react';

export interface ProfileFormProps {
  ref?: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** A form of the profile, which complains in its own words. */
export function ProfileForm(props: ProfileFormProps) {
  return <form {...props} className="panggung-profile__form" noValidate />;
}
