/** Why the server declines, in the words of Ant Media Server's protocol. */
export type Refusal =
  | 'already_playing'
  | 'already_publishing'
  | 'highResourceUsage'
  | 'invalidStreamName'
  | 'noPacketReceivedForTimeoutDuration'
  | 'noStreamNameSpecified'
  | 'no_active_streams_in_room'
  | 'no_room_specified'
  | 'no_stream_exist'
  | 'notSetRemoteDescription'
  | 'publishTimeoutError'
  | 'streamIdInUse'
  | 'unauthorized_access'
  | 'viewerLimitReached';

/** A wish that is declined. */
export class RefusalError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal);
    this.name = 'RefusalError';
  }
}
