export const Lobby = () => null;
