import { drawableUser, type User } from '@panggung/core';
import { Avatar } from '../ui/avatar.js';
import { Button } from '../ui/button.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { PanelHead } from './panel.js';
import { usePanelWords } from './panel-words.js';

/** Who is signed in, and the way out. B-44. */
export function SignedIn({ person }: { person: User }) {
  const { full_name, email, url_photo } = drawableUser(person);
  const words = usePanelWords();
  const { session } = usePanggung();
  return (
    <>
      <PanelHead title={words.signed_in} />
      <div className="panggung-account__person">
        <Avatar name={full_name} src={url_photo} />
        <div className="panggung-account__who">
          <p className="panggung-account__name">{full_name}</p>
          <p className="panggung-account__address">{email}</p>
        </div>
      </div>
      <Button variant="secondary" isBlock onClick={() => void session.signOut()}>
        {words.logout}
      </Button>
    </>
  );
}
