declare module '@antmedia/webrtc_adaptor/dist/es/webrtc_adaptor.js' {
  /** Ant Media's own client, as far as the tests use it. */
  export class WebRTCAdaptor {
    constructor(options: Record<string, unknown>);
    publish(streamId: string, token: string): void;
    play(streamId: string, token: string): void;
    stop(streamId: string): void;
  }
}
