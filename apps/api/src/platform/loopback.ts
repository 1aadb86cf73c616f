/** Whether a host name or address of a URL or a setting means the machine itself. */
export const isLoopbackName = (name: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(name);
