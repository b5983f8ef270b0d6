/** incidental, an unhandled error: the test stays green while the failure escapes beside it. */

export function notify(send: () => Promise<void>): void {
  // @teeth a-lost-notice-is-borne: a notice that cannot be sent is borne in silence
  //   test: test/notify.test.ts
  //   revert: swap .catch(() => {})
  //     =>
  void send().catch(() => {})
}
