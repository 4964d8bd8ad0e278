import { photoSources, type User } from '@panggung/core';
import { Avatar } from '../ui/avatar.js';

/** How wide it is at most, in px. */
const WIDTH = 112;

/** The person's own photo, larger than anywhere else: in the smallest file the browser reads. P-19. */
export function OwnPhoto({ person: { full_name, url_photo } }: { person: User }) {
  const sources = photoSources(String(url_photo)).map((source) => (
    <source key={source.type} {...source} sizes={`${WIDTH}px`} />
  ));
  return <Avatar key={url_photo} name={full_name} src={url_photo} sources={sources} />;
}
